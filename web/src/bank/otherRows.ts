import { t } from '../ui/translation.ts'

/** The rows of a file that are not added, in words. */
export const otherRowsShown = (count: number): string =>
  count === 1 ? t('1 other row') : t('{count} other rows', { count })
