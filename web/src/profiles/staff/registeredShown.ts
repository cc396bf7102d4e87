import { dayShown } from '@bnr/contract/profiles/facts/shown'
import type { Profile } from '@bnr/contract/profiles/profile'

export const registeredShown = ({ registeredAt }: Pick<Profile, 'registeredAt'>) =>
  registeredAt && dayShown(registeredAt)
