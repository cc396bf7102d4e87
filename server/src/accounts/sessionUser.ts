import type { SessionUser } from '@bnr/contract/accounts/schemas'
import { adminPrefix } from '@bnr/contract/accounts/schemas'
import type { Member, Staff } from '../http/actor.ts'
import { ownProfilePhoto } from '../media/present.ts'
import { purgeDay } from '../profiles/purgeDay.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

/** The logged-in person, for the browser's session. */
export async function readSessionUser(services: Services, actor: Member | Staff): Promise<SessionUser> {
  return actor.kind === 'staff' ? staffUser(actor) : await memberUser(services, actor)
}

function staffUser(staff: Staff): SessionUser {
  return {
    ...shared(staff),
    name: staff.name,
    phone: staff.userName,
    mobile: staff.userName.slice(adminPrefix.length),
    elite: false,
    userType: 'au',
    ...(staff.passwordDue && { passwordDue: true }),
  }
}

async function memberUser(services: Services, member: Member): Promise<SessionUser> {
  const profile = await loadProfile(services.db, member.profileId)
  const photo = await ownProfilePhoto(services, member)
  return {
    ...shared(member),
    bnrId: member.bnrId,
    name: profile.name,
    phone: `${profile.phoneCountryCode}${profile.phoneNumber}`,
    mobile: profile.phoneNumber,
    elite: profile.elite,
    profileId: member.profileId,
    gender: member.gender,
    userType: 'pu',
    status: member.status,
    phoneVerified: member.phoneVerified,
    ...(profile.textSize ? { textSize: profile.textSize } : {}),
    ...(profile.deletedAt ? { purgeOn: purgeDay(services, profile.deletedAt) } : {}),
    ...(photo ? { picture: photo.url, pictureThumbnail: photo.thumbnailUrl } : {}),
  }
}

function shared(actor: Member | Staff) {
  return { userName: actor.userName, userId: actor.userId, roles: [...actor.roles] }
}
