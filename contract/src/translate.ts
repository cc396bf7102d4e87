export type Translate = (text: string, values?: Record<string, string | number>) => string

/** Translates into English. Texts are their own keys, so only the {values} are filled in. */
export const inEnglish: Translate = (text, values) =>
  values ? text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole)) : text
