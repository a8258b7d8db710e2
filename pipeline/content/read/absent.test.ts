import { expect, test } from 'vitest';
import { absentFacts, withoutAbsent } from './absent.ts';

test('what names a missing fact is gone, and problems keep their places', () => {
  const absent = absentFacts(
    { supportPhone: '+880 1234', salesPhone: '+880 1234', blogUrl: 'b', supportPages: ['tickets'] },
    { licenceNumber: undefined, vatNote: undefined, supportPhone: '+880 1234' },
  );
  expect(absent).toEqual(
    expect.arrayContaining(['outside:chat', 'portal:knowledgebase', '{vatNote}']),
  );
  expect(absent).not.toEqual(expect.arrayContaining(['portal:tickets']));
  expect(absent).not.toEqual(expect.arrayContaining(['{supportPhone}']));
  const problems: string[] = [];
  const { data, report } = withoutAbsent(
    {
      facts: [{ name: 'Licence', value: '{licenceNumber}' }, { name: 'City' }],
      post: { title: 'Address', licence: 'Licence {licenceNumber}' },
      extra: [{ label: 'Chat', to: 'outside:chat' }],
      columns: [
        { heading: 'Help', pages: ['/help'], extra: [{ label: 'Chat', to: 'outside:chat' }] },
        { heading: 'Chat', links: [{ label: 'Chat', to: 'outside:chat' }] },
      ],
      sections: [{ section: 'faq', lead: '[Chat](outside:chat)', link: { to: 'outside:chat' } }],
      rest: ['outside:blog', 'We chat'],
    },
    absent,
    (field) => problems.push(field.join('.')),
  );
  expect(data).toEqual({
    facts: [{ name: 'City' }],
    post: { title: 'Address' },
    columns: [{ heading: 'Help', pages: ['/help'] }],
    sections: [{ section: 'faq' }],
    rest: ['outside:blog', 'We chat'],
  });
  report(['facts', 0, 'name'], '');
  expect(problems).toEqual(['facts.1.name']);
});

test('a company with every fact keeps everything', () => {
  const data = { to: 'outside:chat' };
  expect(withoutAbsent(data, [], () => {}).data).toBe(data);
});
