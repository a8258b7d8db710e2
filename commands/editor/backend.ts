import type { Documents, Texts } from './documents.ts';

/** What we use of a backend of Decap CMS: its own local one, or a git host's. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string | null; file: object }>;
  entriesByFolder: (folder: string, extension: string, depth: number) => Promise<Listed[]>;
  allEntriesByFolder?: Backend['entriesByFolder'];
  persistEntry: (
    entry: { dataFiles: DataFile[]; assets: Asset[] },
    options: SaveOptions,
  ) => Promise<unknown>;
  persistMedia: (asset: Asset, options: object) => Promise<unknown>;
  deleteFiles: (paths: string[], message: string) => Promise<unknown>;
  unpublishedEntry: (entry: object) => Promise<{ collection: string; slug: string; diffs: Diff[] }>;
  unpublishedEntryDataFile: (
    collection: string,
    slug: string,
    path: string,
    id: string,
  ) => Promise<string>;
}
interface Listed {
  data: string;
  file: { path: string };
}
interface DataFile {
  path: string;
  slug: string;
  raw: string;
}
interface Asset {
  path: string;
  fileObj?: { size: number };
}
interface SaveOptions {
  newEntry?: boolean;
  useWorkflow?: boolean;
}
interface Diff {
  path: string;
  id: string;
}

/** The most that one save may hold, in bytes. */
const limit = 10_000_000;

/** Stock backends read and write files; ours shows the files of one thing as one form and merges what was saved. */
export function asForms(
  stock: Backend,
  documents: Documents,
  saved: (error?: Error) => void,
): Backend {
  const opened = new Map<string, Texts>();
  const changes = new Map<string, readonly Diff[]>();
  const read = async (path: string): Promise<Texts> =>
    Promise.all(
      documents.files(path).map(async (file) =>
        stock.getEntry(file).then(
          ({ data }) => data,
          () => null,
        ),
      ),
    );
  const show = (path: string, texts: Texts) => {
    // Decap CMS tells by this whether a name is taken.
    const data = texts.some((text) => text !== null) ? documents.open(path, texts) : null;
    opened.set(path, texts);
    return { file: { path, id: null }, data };
  };
  /** One broken file must not hide the others. */
  const tryShow = (path: string, texts: Texts) => {
    try {
      return [show(path, texts)];
    } catch {
      return [];
    }
  };
  const checkSize = (bytes: number): void => {
    if (bytes > limit)
      throw new Error(
        `This has ${Math.ceil(bytes / 1e6)} MB; at most ${limit / 1e6} MB can be saved`,
      );
  };
  /** Says what happened to a change; nothing has been written if it failed. */
  const reported = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await change();
      saved();
      return result;
    } catch (error) {
      saved(error as Error);
      throw error;
    }
  };

  const forms = {
    getEntry: async (path: string) => show(path, await read(path)),
    entriesByFiles: async (files: { path: string }[]) =>
      (await Promise.all(files.map(async ({ path }) => tryShow(path, await read(path))))).flat(),
    entriesByFolder: async (folder: string, extension: string) => {
      const folders = documents.files(`${folder}/x`).map((file) => file.slice(0, -2));
      const listOne = (one: string) =>
        (stock.allEntriesByFolder ?? stock.entriesByFolder).call(stock, one, extension, 1);
      const found = new Map(
        (await Promise.all(folders.map(listOne))).flat().map(({ file, data }) => [file.path, data]),
      );
      const paths = new Set(
        [...found.keys()]
          .map((file) => documents.pathOf(file))
          .filter(
            (path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/'),
          ),
      );
      return [...paths].flatMap((path) =>
        documents.addressOf(path)?.includes('/words/')
          ? []
          : tryShow(
              path,
              documents.files(path).map((file) => found.get(file) ?? null),
            ),
      );
    },
    persistEntry: (
      { dataFiles, assets }: Parameters<Backend['persistEntry']>[0],
      options: SaveOptions,
    ) =>
      reported(async () => {
        for (const { fileObj } of assets) checkSize(fileObj?.size ?? 0);
        const files = await Promise.all(
          dataFiles.map(async ({ path, slug, raw }) => {
            checkSize(raw.length);
            const old = options.newEntry ? documents.files(path).map(() => null) : opened.get(path);
            if (!old)
              throw new Error(`${path} cannot be read as a form; correct it in a text editor`);
            const now = options.useWorkflow ? old : await read(path);
            if (now.some((text, index) => text !== old[index]))
              throw new Error(
                `${path} has changed since you opened this form. Copy what you wrote, reload this page and enter it again`,
              );
            const texts = documents.save(path, raw, old);
            return { path, slug, old, texts };
          }),
        );
        const changed = files.flatMap(({ path, slug, old, texts }) =>
          documents
            .files(path)
            .flatMap((file, index) =>
              texts[index] === old[index] ? [] : [{ path: file, slug, raw: texts[index] ?? '' }],
            ),
        );
        if (changed.length + assets.length > 0)
          await stock.persistEntry({ dataFiles: changed, assets }, options);
        for (const { path, texts } of files) opened.set(path, texts);
      }),
    persistMedia: (asset: Asset, options: object) =>
      reported(async () => {
        checkSize(asset.fileObj?.size ?? 0);
        return stock.persistMedia(asset, options);
      }),
    deleteFiles: (paths: string[], message: string) =>
      reported(async () => {
        const files = paths.flatMap((path) =>
          opened.has(path)
            ? documents.files(path).filter((_, index) => opened.get(path)?.[index] !== null)
            : path,
        );
        await stock.deleteFiles(files, message);
        for (const path of paths) opened.delete(path);
      }),
    unpublishedEntry: async (entry: object) => {
      const proposal = await stock.unpublishedEntry(entry);
      changes.set(`${proposal.collection}/${proposal.slug}`, proposal.diffs);
      const diffs = new Map(
        proposal.diffs.map((diff) => [
          documents.pathOf(diff.path),
          { ...diff, path: documents.pathOf(diff.path) },
        ]),
      );
      return { ...proposal, diffs: [...diffs.values()] };
    },
    unpublishedEntryDataFile: async (collection: string, slug: string, path: string) => {
      const diffs = changes.get(`${collection}/${slug}`) ?? [];
      const published = await read(path);
      const texts = await Promise.all(
        documents.files(path).map(async (file, index) => {
          const diff = diffs.find((one) => one.path === file);
          return diff
            ? stock.unpublishedEntryDataFile(collection, slug, file, diff.id)
            : (published[index] ?? null);
        }),
      );
      return show(path, texts).data ?? '';
    },
  };
  const own = {
    ...forms,
    ...(stock.allEntriesByFolder && { allEntriesByFolder: forms.entriesByFolder }),
  } as Partial<Backend>;
  return new Proxy(stock, {
    get: (target, name) => {
      const value: unknown = own[name as keyof Backend] ?? target[name as keyof Backend];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
