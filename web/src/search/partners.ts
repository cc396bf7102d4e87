import type { Choice } from '../ui/fields/choice.ts'
import { t } from '../ui/translation.ts'

/** The choices of 'Looking for' in a guest's search. */
export const partners = (): Choice[] => [
  { value: 'f', label: t('Bride') },
  { value: 'm', label: t('Groom') },
]
