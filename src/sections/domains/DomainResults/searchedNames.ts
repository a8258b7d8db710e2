import { domainVariations, knownExtensions } from '../../../site/domains.ts';
import { asciiName, parseDomainName, splitNames } from '../../DomainSearch/domainName.ts';
import type { ParsedDomain } from '../../DomainSearch/domainName.ts';

/** A name with its extension. */
export interface SearchedName {
  /** Both parts as visitors read them, in any script. */
  name: string;
  extension: string;
  /** Both as the portal knows them. */
  ascii: { name: string; extension: string };
}

/** The names in what a visitor typed; one without an extension gets the first that the site lists. */
export function searchedNames(typed: string): SearchedName[] {
  const names = splitNames(typed);
  const parsed = names.length > 1 ? names.map(parseDomainName) : [parseDomainName(typed)];
  const searched = parsed.flatMap((each) => withExtension(each) ?? []);
  return [...new Map(searched.map((each) => [asciiText(each), each])).values()];
}

function withExtension(parsed: ParsedDomain): SearchedName | undefined {
  const [first] = knownExtensions;
  if (parsed.kind !== 'name' || first === undefined) return undefined;
  const { name, extension, ascii } = parsed;
  return {
    name,
    extension: extension ?? first,
    ascii: { name: ascii.name, extension: ascii.extension ?? first },
  };
}

/** The whole name as visitors read it. */
export function shownText({ name, extension }: Pick<SearchedName, 'name' | 'extension'>): string {
  return `${name}.${extension}`;
}

/** The whole name as the portal knows it. */
export function asciiText({ ascii }: Pick<SearchedName, 'ascii'>): string {
  return shownText(ascii);
}

/** The same name with the site's other extensions, and names like it. */
export function alternativesTo({ name, extension, ascii }: SearchedName): SearchedName[] {
  const others = knownExtensions.filter((other) => other !== ascii.extension);
  const shown = others.map((other) => ({
    name,
    extension: other,
    ascii: { name: ascii.name, extension: other },
  }));
  // The letters of other scripts are one code in ASCII, which nothing can be added to.
  if (ascii.name.startsWith('xn--')) return shown;
  const similar = domainVariations.flatMap((pattern) => {
    const parsed = parseDomainName(
      `${pattern.replaceAll('{name}', ascii.name)}.${ascii.extension}`,
    );
    return parsed.kind === 'name' && asciiName(parsed) !== shownText(ascii)
      ? { name: parsed.name, extension, ascii: { ...ascii, name: parsed.ascii.name } }
      : [];
  });
  return [...shown, ...similar];
}
