import type { Draft } from './draft.ts'

/** Daughter and Sister, or a Myself, Relative or Friend who is a woman. */
export function isForBride({ createdFor, gender }: Draft['basic']): boolean {
  if (createdFor === 'Daughter' || createdFor === 'Sister') return true
  return ['Myself', 'Relative', 'Friend'].includes(createdFor ?? '') && gender === 'f'
}
