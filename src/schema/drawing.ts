import * as v from 'valibot';

/** The drawings in each folder of content/drawings from which content chooses; the reader lists them. */
export const drawingNames: Record<'covers' | 'medallions', string[]> = {
  covers: [],
  medallions: [],
};

/** The name of a drawing. */
export function drawing(folder: keyof typeof drawingNames, description: string) {
  const names = drawingNames[folder];
  return v.pipe(
    v.picklist(
      names,
      () => `there is no content/drawings/${folder}/<name>.svg; write one of ${names.join(', ')}`,
    ),
    v.description(`${description}: a file in content/drawings/${folder}`),
  );
}
