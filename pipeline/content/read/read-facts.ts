import { schemaOf } from '../../../src/schema/files.ts';
import { checkValue } from './check-value.ts';
import { splitClaims } from './claims.ts';
import { contentFolder, languagesOf } from './content-file.ts';
import type { Facts, FactSources } from './facts.ts';
import { factsOf, fillFacts } from './facts.ts';
import type { Problem } from './problem.ts';
import { splitTranslation } from './translation.ts';
import type { YamlFile } from './yaml-file.ts';

/** The files that facts come from, which are read before all others. */
const factFiles = { site: 'site.yaml', rules: 'rules.yaml', domains: 'domains.yaml' } as const;
const companyFile = 'words/company.yaml';
const languageFile = 'words/language.yaml';

/** The company's file may use {city}, which it defines itself. */
function fillOwnCity(data: unknown): unknown {
  const city = typeof data === 'object' && data !== null && 'city' in data ? data.city : undefined;
  return typeof city === 'string' ? fillFacts(data, { city }) : data;
}

/** The facts of each language, from the files that hold them. */
export function readFacts(parsed: ReadonlyMap<string, YamlFile>): {
  facts: Map<string, Facts>;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const check = (name: string): unknown => {
    const file = parsed.get(name);
    const schema = schemaOf(name);
    if (!file || !schema) {
      problems.push({
        file: `${contentFolder}/${name}`,
        field: '',
        message: 'this file is missing; every page needs it',
      });
      return undefined;
    }
    const words = fillOwnCity(splitTranslation(name, splitClaims(name, file.data).data).data);
    return checkValue(schema, words, (field, message) =>
      problems.push(file.problemAt(field, message)),
    );
  };
  const shared = Object.fromEntries(
    Object.entries(factFiles).map(([key, name]) => [key, check(name)]),
  );
  const languages = languagesOf(parsed.keys());
  const sources = languages.map(
    (code) =>
      [
        code,
        { company: check(`${code}/${companyFile}`), language: check(`${code}/${languageFile}`) },
      ] as const,
  );
  if (problems.length > 0) return { facts: new Map(), problems };
  return {
    facts: new Map(
      sources.map(([code, words]) => [
        code,
        factsOf({ ...shared, ...words } as unknown as FactSources),
      ]),
    ),
    problems,
  };
}
