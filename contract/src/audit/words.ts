import { activityLists } from '../activities/lists.ts'
import { type AuditAction, auditActions } from '../auditActions.ts'
import { type FigureName, figures } from '../figures/figures.ts'
import { assignmentLabels } from '../profiles/assignmentLabels.ts'
import { searchedWords } from './searchedWords.ts'

/** Text of an action, or its stored name if the table no longer has it. */
export const actionShown = (action: string): string => auditActions[action as AuditAction] ?? action

/** Words for the subject of a row that is not about a named person. */
const subjectWords = {
  profile: 'Profile',
  user: 'Account',
  invoice: 'Invoice',
  payment: 'Payment event',
  'bank account': 'Bank account',
  'bank line': 'Bank line',
  'settlement report': 'Settlement report',
  photo: 'Photo',
  testimonial: 'Success story',
  plan: 'Plan',
  offer: 'Offer',
  coupon: 'Coupon',
  report: 'Report',
  import: 'Import',
  'bulk action': 'Action on many profiles',
  campaign: 'Message to many',
  proposal: 'Proposal',
  'message report': 'Reported message',
  ticket: 'Message to the office',
  template: 'Message template',
  job: 'Job',
  figure: 'Figure',
  'gst summary': 'GST summary',
  'gst month': 'GST month',
  'payments received': 'Payments received',
  'credit notes': 'Credit notes',
  'invoice register': 'Invoice register',
} as const satisfies Record<string, string>

/** Turns 'invoice 5' into 'Invoice 5'. Leaves out ids that mean nothing to people, such as those of photos. */
export function subjectShown(subject: string): string {
  const [, kind = '', id = ''] = /^([\w ]+) (\w+)$/.exec(subject) ?? []
  const wordOf = (name: string): string | undefined => subjectWords[name as keyof typeof subjectWords]
  const word = wordOf(kind)
  if (!word) return wordOf(subject) ?? subject
  if (kind === 'figure' && id in figures) return `${word}: ${figures[id as FigureName].summary}`
  return /^\d+$/.test(id) ? `${word} ${id}` : word
}

/** Texts for facts whose value is an internal name. */
export const factValues: Readonly<Record<string, (value: string) => string>> = {
  list: (slug) => activityLists[slug as keyof typeof activityLists]?.title ?? slug,
  assignment: (name) => assignmentLabels[name as keyof typeof assignmentLabels] ?? name,
  action: actionShown,
  asked: (key) => searchedWords[key as keyof typeof searchedWords] ?? key,
}
