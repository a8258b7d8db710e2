/** The answers that a rule matches, by question. A question left out may have any answer. */
interface Rule {
  when: Readonly<Record<string, readonly string[]>>;
}

/** Answers by question. */
export type Answers = Readonly<Record<string, string>>;

/** The first rule of the plan finder that matches the answers. */
export function findRule<SomeRule extends Rule>(
  rules: readonly SomeRule[],
  answers: Answers,
): SomeRule | undefined {
  return rules.find(({ when }) =>
    Object.entries(when).every(([question, matching]) =>
      matching.includes(answers[question] ?? ''),
    ),
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
