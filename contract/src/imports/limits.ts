/** The largest file that an import accepts, and what it may contain. */
export const importLimits = {
  bytes: 5 * 1024 * 1024,
  /** Rows below the heading. */
  rows: 2000,
  columns: 60,
  /** Characters of a cell. */
  cell: 2000,
  /** Bytes of a workbook after decompression. */
  unpacked: 40 * 1024 * 1024,
  /** Imports that a person can have at once. */
  open: 10,
} as const

/** Days after which an import and all its rows are erased. */
export const importDays = 7
