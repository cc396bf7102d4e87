import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { memberLogins } from '../../../server/src/accounts/demoLogins.ts'
import { anitaSections } from './demoMembers/anita.ts'
import { danielSections } from './demoMembers/daniel.ts'
import { anitaPhotos, type DemoPhoto, danielPhotos, samuelPhotos } from './demoMembers/photos.ts'
import { priyaSections } from './demoMembers/priya.ts'
import { samuelSections } from './demoMembers/samuel.ts'

/** A member that a visitor of the demo can log in as. */
export type DemoMember = {
  bnrId: number
  mobile: string
  status: ProfileStatus
  /** Days since the profile was created. */
  age: number
  paid: boolean
  sections: (now: Date) => ProfileSections
  photos: readonly DemoPhoto[]
}

export const demoMembers: readonly DemoMember[] = [
  {
    bnrId: memberLogins.daniel,
    mobile: '9100000004',
    status: 'Ready',
    age: 4,
    paid: false,
    sections: danielSections,
    photos: danielPhotos,
  },
  {
    bnrId: memberLogins.priya,
    mobile: '9100000003',
    status: 'Draft',
    age: 2,
    paid: false,
    sections: priyaSections,
    photos: [],
  },
  {
    bnrId: memberLogins.samuel,
    mobile: '9100000002',
    status: 'Active',
    age: 21,
    paid: true,
    sections: samuelSections,
    photos: samuelPhotos,
  },
  {
    bnrId: memberLogins.anita,
    mobile: '9100000001',
    status: 'Active',
    age: 9,
    paid: false,
    sections: anitaSections,
    photos: anitaPhotos,
  },
]
