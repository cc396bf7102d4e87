export type Translate = (text: string, values?: Record<string, string | number>) => string

/** The English text is its own key, so English needs no dictionary and no library: only the {values} are filled in. */
export const inEnglish: Translate = (text, values) =>
  values ? text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole)) : text
