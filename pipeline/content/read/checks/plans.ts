import type { PlanFamily } from '../../../../src/schema/plan.ts';
import { defaultLanguage } from '../content-file.ts';
import type { ContentFiles } from '../content-file.ts';
import { familyFiles } from '../join-files.ts';
import type { ReportIn } from '../join-files.ts';
import type { FieldPath } from '../problem.ts';

/** Reports products, ids and addresses that two families share. */
export function checkPlans(files: ContentFiles, report: ReportIn): void {
  // One without words is reported where the two are joined.
  const names = familyFiles(files).filter((name) => files.has(`${defaultLanguage}/${name}`));
  const families = names.map(
    (name) => files.get(`${defaultLanguage}/${name}`)?.value as PlanFamily,
  );
  const plans = families.flatMap((family, index) =>
    family.plans.map(({ id }, place) => ({
      id,
      name: names[index] ?? '',
      field: ['plans', place, 'id'],
    })),
  );
  const compare = (
    values: readonly (string | number)[],
    at: (index: number) => [string, FieldPath],
  ) => {
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) < index) {
        const [name, field] = at(index);
        report(name, field, `'${value}' appears twice in content/plans; it must be unique`);
      }
    }
  };
  compare(
    plans.map(({ id }) => id),
    (index) => [plans[index]?.name ?? '', plans[index]?.field ?? []],
  );
  compare(
    families.map(({ id }) => id),
    (index) => [names[index] ?? '', ['id']],
  );
  compare(
    families.map(({ path: target }) => target),
    (index) => [names[index] ?? '', ['path']],
  );
}
