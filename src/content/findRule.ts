/** The answers that a rule fits, by question; any answer to the others. */
interface Rule {
  when: Readonly<Record<string, readonly string[]>>;
}

/** Answers by question. */
export type Answers = Readonly<Record<string, string>>;

/** The first rule of the plan finder that fits the answers. */
export function findRule<Kind extends Rule>(
  rules: readonly Kind[],
  answers: Answers,
): Kind | undefined {
  return rules.find(({ when }) =>
    Object.entries(when).every(([question, fitting]) => fitting.includes(answers[question] ?? '')),
  );
}

/** Every way to answer the questions. */
export function allAnswers(questions: Readonly<Record<string, readonly string[]>>): Answers[] {
  return Object.entries(questions).reduce<Answers[]>(
    (sets, [question, answers]) =>
      sets.flatMap((set) => answers.map((answer) => ({ ...set, [question]: answer }))),
    [{}],
  );
}
