import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeManifest } from '../../release/manifest.ts';

/** A page whose script has a different address in each release. */
export const changingPage = '/thank-you';

/** Two releases of one build, and a link that a deploy moves from one to the other. */
export class Deploys {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'deploys-'));
  readonly current = path.join(this.folder, 'current');
  #isFirst = true;

  constructor(dist: string) {
    for (const name of ['first', 'second']) {
      const release = path.join(this.folder, name);
      cpSync(dist, release, { recursive: true });
      const page = path.join(release, `site${changingPage}.html`);
      const script = `/assets/${name}.js`;
      const html = readFileSync(page, 'utf8').replace(
        '</head>',
        `<script src="${script}"></script></head>`,
      );
      writeFileSync(page, html);
      for (const extension of ['br', 'gz']) {
        rmSync(path.join(release, `compressed${changingPage}.html.${extension}`));
      }
      writeFileSync(path.join(release, 'site', script), `// ${name}`);
      writeManifest(release);
    }
    symlinkSync('first', this.current);
  }

  /** Moves the link in one step, as deploy tools do. */
  moveLink(): void {
    this.#isFirst = !this.#isFirst;
    const link = `${this.current}-new`;
    symlinkSync(this.#isFirst ? 'first' : 'second', link);
    renameSync(link, this.current);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
