const port = process.env['TEST_PORT'] ?? '3100';
const sandboxPort = process.env['TEST_SANDBOX_PORT'] ?? '4100';

/** Where the tests serve the site and the sandbox portal. */
export const testPorts = { PORT: port, SANDBOX_PORT: sandboxPort };
export const siteUrl = `http://localhost:${port}`;
export const portalUrl = `http://localhost:${sandboxPort}`;
