import { activityLists } from '../activities/lists.ts'
import { type AuditAction, auditActions } from '../auditActions.ts'
import { assignmentLabels } from '../profiles/assignmentLabels.ts'
import { searchedWords } from './searchedWords.ts'

/** What was done, in words; a name that no table has any more as it is. */
export const actionShown = (action: string): string => auditActions[action as AuditAction] ?? action

/** What kind of thing a row is about, for those that have no person's name. */
const subjectWords = {
  profile: 'Profile',
  user: 'Account',
  invoice: 'Invoice',
  payment: 'Payment event',
  photo: 'Photo',
  testimonial: 'Success story',
  plan: 'Plan',
  offer: 'Offer',
  coupon: 'Coupon',
  report: 'Report',
  figure: 'Figure',
  'gst summary': 'GST summary',
} as const satisfies Record<string, string>

/** 'invoice 5' as 'Invoice 5'; a photo is known by whose it is, and its own name says nothing. */
export function subjectShown(subject: string): string {
  const [, kind = subject, id = ''] = /^(\w+) (\w+)$/.exec(subject) ?? []
  const word = subjectWords[(kind in subjectWords ? kind : subject) as keyof typeof subjectWords] ?? subject
  return /^\d+$/.test(id) ? `${word} ${id}` : word
}

/** The words of a fact whose value is a name of ours. */
export const factValues: Readonly<Record<string, (value: string) => string>> = {
  list: (slug) => activityLists[slug as keyof typeof activityLists]?.title ?? slug,
  assignment: (name) => assignmentLabels[name as keyof typeof assignmentLabels] ?? name,
  action: actionShown,
  asked: (key) => searchedWords[key as keyof typeof searchedWords] ?? key,
}
