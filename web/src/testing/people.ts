import type { SessionUser } from '@bnr/contract/accounts/schemas'

export const anita: SessionUser = {
  bnrId: '10000001',
  name: 'Anita',
  userName: '10000001',
  userId: 1,
  roles: ['profile_user'],
  phone: '919100000001',
  mobile: '9100000001',
  elite: false,
  profileId: 7,
  gender: 'f',
  userType: 'pu',
  status: 'Active',
  phoneVerified: true,
}

export const manager: SessionUser = {
  name: 'Manager',
  userName: '919000000002',
  userId: 2,
  roles: ['staff_user', 'tele_manager'],
  phone: '919000000002',
  mobile: '9000000002',
  elite: false,
  userType: 'au',
}
