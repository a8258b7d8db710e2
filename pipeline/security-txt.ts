import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../src/schema/site.ts';
import { buildFacts } from '../src/site/buildFacts.ts';

const address = '/.well-known/security.txt';

/** Tells security researchers whom to write to (RFC 9116). */
export function securityTxt({ url, supportEmail, securityTxtExpires }: Site): string {
  return `Contact: mailto:${supportEmail}
Expires: ${securityTxtExpires}
Canonical: ${url}${address}
`;
}

export async function writeSecurityTxt(siteFolder: string): Promise<void> {
  const file = path.join(siteFolder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(buildFacts));
}
