import type { MetPreferences } from '@bnr/contract/search/matches'
import { type PartnerPreference, partnerPreferences } from '@bnr/contract/search/preferences'
import type { Translate } from '../../ui/translation.ts'

export type MetText = { lead: string; names: string }

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const named = (names: readonly PartnerPreference[], t: Translate) =>
  list.format(names.map((name) => t(partnerPreferences[name])))

/** What a card says of a match: 'Fits your age and place', 'You fit her education'. Nothing met is not mentioned. */
export function metTexts({ mine, theirs }: MetPreferences, gender: 'm' | 'f', t: Translate): MetText[] {
  return [
    { lead: t('Fits your'), names: named(mine, t) },
    { lead: gender === 'f' ? t('You fit her') : t('You fit his'), names: named(theirs, t) },
  ].filter(({ names }) => names !== '')
}
