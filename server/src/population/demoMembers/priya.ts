import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { bornAgo, indianMobile } from './parts.ts'

/** Left after the first step of the wizard, in the middle of the second. */
export function priyaSections(now: Date): ProfileSections {
  return {
    basic: {
      createdFor: 'Myself',
      createdBy: 'Web',
      gender: 'f',
      name: 'Priya Mathew',
      phone: indianMobile('9100000003'),
      email: { address: 'priya.mathew@example.com', type: 'P' },
      dateOfBirth: bornAgo(now, 25, '02-11'),
      motherTongue: 'Malayalam',
      maritalStatus: 'Never Married',
    },
    religion: { religion: 'Christian', denomination: 'Mar Thoma Syrian', spirituality: 'Regular Churchgoer' },
  }
}
