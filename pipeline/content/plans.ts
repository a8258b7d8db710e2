import type { HomeCard, PlanFamily } from '../../src/content/schema/plan.ts';
import { repeated } from './problems.ts';

const folder = 'src/content/plans';

/** What the plan checks compare. */
export interface PlanContent {
  /** The families that the site shows. */
  families: readonly PlanFamily[];
  /** Every family that a file of the folder exports, with its file and name. */
  exported: readonly { file: string; name: string; family: PlanFamily }[];
  listPrices: Readonly<Record<number, unknown>>;
  homeCards: readonly HomeCard[];
}

/** Plans that no page shows, products in two families, and cards for unknown products. */
export function planProblems({ families, exported, listPrices, homeCards }: PlanContent): string[] {
  const ids = families.flatMap(({ plans }) => plans.map(({ id }) => id));
  const known = ids.join(', ');
  return [
    ...exported
      .filter(({ family }) => !families.includes(family))
      .map(
        ({ file, name }) =>
          `${file}: ${name}: this family is not listed, so no page shows its plans; add it to planFamilies in ${folder}/families.ts`,
      ),
    ...repeated(`${folder}/families.ts`, 'plans.id', ids),
    ...repeated(
      `${folder}/families.ts`,
      'id',
      families.map(({ id }) => id),
    ),
    ...repeated(
      `${folder}/families.ts`,
      'path',
      families.map(({ path }) => path),
    ),
    ...Object.keys(listPrices)
      .filter((id) => !ids.includes(Number(id)))
      .map(
        (id) =>
          `${folder}/listPrices.ts: ${id}: no family has a plan with this id; add the plan to its family (such as ${folder}/shared.ts), or remove the price`,
      ),
    ...homeCards
      .filter(({ id }) => !ids.includes(id))
      .map(
        ({ id, title }) =>
          `${folder}/homeCards.ts: ${title}.id: no family has a plan ${id}; use one of ${known}`,
      ),
  ];
}
