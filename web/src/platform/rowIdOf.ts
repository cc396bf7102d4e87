/** The id that an address names, or nothing where it names none. */
export const rowIdOf = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
