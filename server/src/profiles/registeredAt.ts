import type { ProfileRow } from './sections.ts'

/** When a family registered: the creation of its profile, or the date that staff entered. */
export const registeredAt = ({ registeredOn, createdAt }: Pick<ProfileRow, 'registeredOn' | 'createdAt'>) =>
  (registeredOn === null ? createdAt : new Date(`${registeredOn}T00:00+05:30`)).toISOString()
