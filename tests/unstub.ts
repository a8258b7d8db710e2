import { afterAll, vi } from 'vitest';

// Vitest unstubs before each test: what a file's last test has replaced would stay for the next file of the process.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
