/** How many features a card shows before 'See All Features'. */
export const featuresShownFirst = 7;
