/** Returns the id in an address, or undefined if the text is no id. */
export const rowIdOf = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
