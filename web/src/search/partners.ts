import type { Choice } from '../ui/fields/choice.ts'
import { t } from '../ui/translation.ts'

/** Whom a guest can look for. */
export const partners = (): Choice[] => [
  { value: 'f', label: t('Bride') },
  { value: 'm', label: t('Groom') },
]
