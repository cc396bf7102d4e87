import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'
import { contactPhone, memberPhone } from '../phone.ts'
import { wire } from '../wire.ts'

/** How staff reach a family. Lists show no number whole: who needs one opens it, and that is written down. */
export const openContact = endpoint({
  method: 'POST',
  path: '/profiles/:id/contact',
  audit: { reads: 'contact opened', each: true },
  permission: 'contacts.open',
  summary: 'Mobile numbers and e-mail of a profile, for staff; each opening is written to the audit log',
  params: idParams,
  reply: wire('Contact', {
    phone: ['ph', memberPhone, 'Registered mobile'],
    contactPersonName: ['cna', z.string().optional(), 'Contact person'],
    contactPersonPhone: ['cp', contactPhone.optional(), 'Contact person’s mobile'],
    email: ['em', z.string().optional(), 'E-mail'],
  }),
  // Staff have ten times as many: one every second of a minute.
  limit: { requests: 6 },
})
