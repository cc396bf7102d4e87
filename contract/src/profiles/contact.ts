import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { contactPhone, memberPhone } from '../phone.ts'
import { wire } from '../wire.ts'

/** Contact details for staff. Lists mask phone numbers, so staff open a number when they need it, and each opening is recorded. */
export const openContact = endpoint({
  method: 'POST',
  path: '/profiles/:id/contact',
  audit: { reads: 'contact opened', each: true },
  permission: 'contacts.open',
  summary: 'Mobile numbers and e-mail address of a profile, for staff; the audit log records each call',
  reply: wire('Contact', {
    phone: ['ph', memberPhone, 'Registered mobile'],
    contactPersonName: ['cna', z.string().optional(), 'Contact person'],
    contactPersonPhone: ['cp', contactPhone.optional(), 'Contact person’s mobile'],
    email: ['em', z.string().optional(), 'E-mail'],
  }),
  // Staff have ten times this limit: one call a second.
  limit: { requests: 6 },
})
