import * as v from 'valibot';
import { fields, list, sentence, template, text } from './fields.ts';
import type { Plan, PlanFamily } from './plan.ts';

const idOf = (what: string) => v.pipe(v.string('write an id'), v.description(`The id of ${what}`));
const question = idOf('a question');
const answer = idOf('an answer');

/** Questions and rules, the same in every language. */
export const finderFactsSchema = fields({
  questions: v.pipe(
    v.record(question, list(answer, 2)),
    v.description('The questions in order, each with its answers'),
  ),
  rules: v.pipe(
    list(
      fields({
        id: idOf('the rule, by which its words are found'),
        plan: v.pipe(
          v.number('write the id of a plan'),
          v.description('The plan to recommend, by id'),
        ),
        when: v.pipe(
          v.record(question, list(answer)),
          v.description(
            'The matching answers, by question; a question left out may have any answer',
          ),
        ),
      }),
    ),
    v.description('The first matching rule gives the plan'),
  ),
});
export type FinderFacts = v.InferOutput<typeof finderFactsSchema>;

/** The words of the plan finder, by id. */
export const finderWordsSchema = fields({
  title: text('The heading'),
  hint: text('Where no rule fits the answers'),
  recommended: text('Above the name of the plan'),
  details: text('The link to the page of the plan'),
  take: template(['need'], 'Before the plan, in the list for visitors without JavaScript'),
  questions: v.record(
    v.string(),
    fields({
      question: text('The question'),
      answers: v.record(v.string(), text('What the answer says')),
    }),
  ),
  rules: v.record(
    v.string(),
    fields({
      need: text('What the visitor needs, in that list'),
      why: sentence('Why this plan, in one sentence'),
    }),
  ),
});
export type FinderWords = v.InferOutput<typeof finderWordsSchema>;

/** What a recommendation shows of a plan. */
export type FoundPlan = Pick<Plan, 'id' | 'slug' | 'name' | 'listPrice' | 'setupFees'> &
  Pick<PlanFamily, 'path' | 'cycles'> & {
    /** All plans of its family: one call returns their prices. */
    familyIds: readonly number[];
  };

/** The plan finder with its words and its plans. */
export type PlanFinderCopy = Omit<FinderWords, 'questions' | 'rules'> & {
  questions: readonly {
    id: string;
    question: string;
    answers: readonly { id: string; label: string }[];
  }[];
  rules: readonly (FinderWords['rules'][string] &
    Pick<FinderFacts['rules'][number], 'id' | 'when'> & { plan: FoundPlan })[];
};
