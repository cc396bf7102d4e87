import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { bornAgo, indianMobile } from './parts.ts'

/** A draft that was left in the second step of the wizard. */
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
