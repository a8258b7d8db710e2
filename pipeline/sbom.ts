import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLockFile, type LockedPackage } from './lock-file.ts';
import { shippedPackages } from './licences.ts';

/**
 * Writes the software bill of materials in CycloneDX's format: what ships to browsers (`required`)
 * and what only builds and tests the site (`excluded`). It has no date, so that the same sources
 * give the same build.
 */
export async function writeSbom(folder: string, root: string): Promise<void> {
  const components = readLockFile(root).map((entry) => component(entry));
  const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  await writeFile(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
}

function component({ name, version, integrity, license }: LockedPackage): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: shippedPackages.includes(name) ? 'required' : 'excluded',
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(integrity !== undefined && { hashes: [hash(integrity)] }),
  };
}

/** npm writes hashes in base64, CycloneDX in hexadecimal. */
function hash(integrity: string): object {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}
