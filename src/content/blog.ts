/** The text of the blog's pages; the articles are the Markdown files in blog/. */
export const blogWords = {
  minutesToRead: 'min read',
  index: {
    eyebrow: 'Blog',
    title: 'Notes for people who run a website',
    lead: 'How things work and what to do when they do not, written down after we explained them once too often on the phone. No news, no noise.',
    earlier: 'Earlier articles',
  },
  article: {
    back: 'All articles',
    more: 'Read on',
    loading: 'Loading...',
    failed: {
      title: 'The text did not arrive',
      text: 'The connection broke off, or the site was renewed while you were reading. Loading the page again usually helps.',
      reload: 'Load again',
    },
    withoutScripts:
      'Without JavaScript this page always shows our newest article. Here are all of them as plain text:',
  },
  unknown: {
    title: 'We have no article of that name',
    lead: 'It may have been renamed, or the address was cut short on its way to you. Here is everything that we have written.',
    list: 'All articles',
  },
} as const;
