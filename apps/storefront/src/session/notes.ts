/** Some texts by name. */
type Note = Readonly<Record<string, string>>;

interface Kept {
  owner: string;
  notes: Record<string, Note>;
}

const KEY = 'notes';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNote = (value: unknown): value is Note =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const parse = (stored: string): Kept | undefined => {
  const kept: unknown = JSON.parse(stored);
  if (!isRecord(kept) || typeof kept['owner'] !== 'string' || !isRecord(kept['notes'])) return undefined;
  const notes = Object.entries(kept['notes']).filter((entry): entry is [string, Note] => isNote(entry[1]));
  return { owner: kept['owner'], notes: Object.fromEntries(notes) };
};

/** Runs what a browser without storage, with a full one or with one that somebody else has written to may refuse. */
const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/**
 * What this tab keeps for the person who is signed in, over a reload and over the login when the sign-in has run out: what they have
 * typed and not sent. It is gone when they sign out here, and when somebody else signs in.
 */
export const createNotes = () => {
  let kept: Kept = { owner: '', notes: {} };

  const save = () => {
    if (Object.keys(kept.notes).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  };

  const begin = (notes: Kept['notes']) => {
    kept = { ...kept, notes };
    attempt(save);
  };

  return {
    read: (name: string): Note | undefined => kept.notes[name],
    names: (): string[] => Object.keys(kept.notes),

    /** Keeps a note under a name, or takes it away. */
    write: (name: string, note: Note | undefined): void => {
      const { [name]: _, ...others } = kept.notes;
      begin(note ? { ...others, [name]: note } : others);
    },

    /** Somebody is signed in, whose notes these are from now on. */
    openFor: (owner: string): void => {
      if (owner === kept.owner) return;
      const stored = attempt(() => parse(sessionStorage.getItem(KEY) ?? ''));
      kept = { owner, notes: {} };
      begin(stored?.owner === owner ? stored.notes : {});
    },

    forget: (): void => begin({}),
  };
};

/** The notes of this tab. */
export const notes = createNotes();
