import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { schemaOf } from '../../../src/schema/files.ts';
import type { Habits } from '../../../src/schema/habits.ts';
import { contentFolder, isPageFile } from './content-file.ts';
import { wordsIn } from './marked-fields.ts';
import { wordsOfPage } from './page-file.ts';
import type { Problem } from './problem.ts';
import { parseYaml } from './yaml-file.ts';

interface Habit {
  pattern: RegExp;
  advice: string;
}

/** Where the texts of a language have one of the habits in habits.yaml. These are advice, not mistakes. */
export function habitsIn(root: string, habits: Habits): Problem[] {
  const folder = path.join(root, contentFolder);
  return Object.entries(habits).flatMap(([language, list]) => {
    const known = list.map(({ find, problem, better }) => ({
      pattern: new RegExp(find, 'iu'),
      advice: `${problem}; better: ${better}`,
    }));
    const names = globSync(`${language}/**/*.{yaml,md}`, { cwd: folder }).sort();
    return names.flatMap((name) => {
      const source = readFileSync(path.join(folder, name), 'utf8');
      return name.endsWith('.md') ? inMarkdown(name, source, known) : inYaml(name, source, known);
    });
  });
}

function inYaml(name: string, source: string, habits: readonly Habit[]): Problem[] {
  const { data, problemAt } = parseYaml(`${contentFolder}/${name}`, source);
  const schema = schemaOf(name);
  if (!schema && !isPageFile(name)) return [];
  const texts = schema ? wordsIn(schema, data) : wordsOfPage(data);
  return texts.flatMap(({ field, text }) =>
    adviceOn(text, habits).map((advice) => problemAt(field, advice)),
  );
}

function inMarkdown(name: string, source: string, habits: readonly Habit[]): Problem[] {
  // What people type is no prose; its lines still count.
  const prose = source.replaceAll(/```[^]*?```/g, (block) => block.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').flatMap((text, index) =>
    adviceOn(text, habits).map((message) => ({
      file: `${contentFolder}/${name}`,
      line: index + 1,
      field: '',
      message,
    })),
  );
}

function adviceOn(text: string, habits: readonly Habit[]): string[] {
  return habits.flatMap(({ pattern, advice }) => {
    const found = pattern.exec(text);
    return found ? [`‘${found[0]}’: ${advice}`] : [];
  });
}
