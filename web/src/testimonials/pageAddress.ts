/** The zero-based page that an address names. */
export function pageOfAddress(query: URLSearchParams): number {
  const shown = query.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(shown) ? Number(shown) - 1 : 0
}

export const queryOfPage = (page: number): string => (page > 0 ? `?page=${page + 1}` : '')
