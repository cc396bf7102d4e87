import type { ProfileRow } from './sections.ts'

/** When a family registered: as its profile was made, or on the day that staff wrote down. */
export const registeredAt = ({ registeredOn, createdAt }: Pick<ProfileRow, 'registeredOn' | 'createdAt'>) =>
  (registeredOn === null ? createdAt : new Date(`${registeredOn}T00:00+05:30`)).toISOString()
