/**
 * Who sees each field of a whole profile, by its readable name. Decisions, section 3 ('Who sees what'); specification 2, sections
 * 2 ('Profile detail') and 6. 'members': approved members of the opposite gender. 'opened': those of them who spent a phone view
 * on it. 'owner': the member herself, and staff. 'staff': staff only. 'others': the same members, about activities between them
 * and her. Guests, and members who may not see whole profiles yet, get only the cards of cardFields.ts.
 */
export type SeenBy = 'members' | 'opened' | 'owner' | 'staff' | 'others'

const of = (before: string, who: SeenBy, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [before + name, who]))

export const specifiedProfileFields: Readonly<Record<string, SeenBy>> = {
  ...of('', 'members', 'id bnrId status paid elite createdAt phoneVerified answerHours othersMayShare'),
  ...of(
    '',
    'staff',
    'registeredAt teleStaffId teleStaffName careStaffId careStaffName dailyOpenings doNotCall',
  ),
  /** The owner of a deleted profile cannot open her own page. */
  purgeOn: 'staff',
  statusReason: 'owner',
  can: 'owner',

  ...of(
    'basic.',
    'members',
    'createdFor createdBy createdByLabel gender genderLabel name ageYears ageMonths',
  ),
  ...of('basic.', 'members', 'motherTongue caste height.feet height.inches height.label weight bodyType'),
  ...of('basic.', 'members', 'complexion physicalStatus smokingHabit drinkingHabit eatingHabit aboutMe'),
  ...of('basic.', 'members', 'maritalStatus childStatus childCount marriageMonth marriageYear divorceMonth'),
  ...of('basic.', 'members', 'divorceYear livedTogetherYears livedTogetherMonths separationReason'),
  ...of('basic.', 'members', 'demiseDate demiseDateLabel'),
  ...of('basic.phone.', 'opened', 'countryCode number type'),
  ...of('basic.', 'owner', 'dateOfBirth email.address email.type landline.number'),
  ...of('basic.', 'owner', 'contactPersonName contactRelationship'),
  ...of('basic.contactPersonPhone.', 'owner', 'countryCode number type'),
  'basic.profileSource': 'staff',

  ...of('religion.', 'members', 'religion denomination church pastorName churchActivity spirituality detail'),

  ...of('family.', 'members', 'aboutFamily status type values'),
  ...of('family.', 'members', 'fatherOccupation fatherOccupationDetail fatherNativeState fatherNativeCity'),
  ...of('family.', 'members', 'motherOccupation motherOccupationDetail motherNativeState motherNativeCity'),
  ...of('family.siblings.', 'members', 'brothers marriedBrothers sisters marriedSisters'),
  ...of('family.', 'owner', 'fatherInitial fatherName motherInitial motherName'),

  ...of('professional.education.', 'members', 'category degree institution'),
  ...of('professional.', 'members', 'educationDetail employmentType occupation occupationDetail'),
  ...of('professional.annualIncome.', 'members', 'from to label'),
  ...of('professional.', 'owner', 'additionalEducation.degree designation company'),

  ...of('location.', 'members', 'citizenOf residenceType'),
  ...of('location.current.', 'members', 'country state city'),
  ...of('location.current.', 'owner', 'door locality postalCode'),
  ...of('location.permanent.', 'members', 'country state city'),
  ...of('location.permanent.', 'owner', 'door locality postalCode'),

  ...of('lifestyle.', 'members', 'hobbies interests music cuisines books sports dressStyles'),

  ...of('basicPreference.age.', 'members', 'from to'),
  ...of('basicPreference.height.', 'members', 'from.feet from.inches from.label to.feet to.inches to.label'),
  ...of('basicPreference.', 'members', 'maritalStatuses childStatuses castes motherTongues physicalStatuses'),
  ...of('basicPreference.', 'members', 'eatingHabits drinkingHabits smokingHabits'),
  ...of('religiousPreference.', 'members', 'denominations spiritualities'),
  ...of('professionalPreference.', 'members', 'educations employmentTypes occupations'),
  ...of('professionalPreference.income.', 'members', 'from to'),
  ...of('locationPreference.', 'members', 'countries states districts'),

  ...of('media.', 'members', 'id kind status url thumbnailUrl format changedAt'),
  ...of('media.', 'owner', 'reason processing can'),
  ...of('membership.', 'members', 'tag highlightDays goldTagged'),

  ...of('', 'others', 'activeWithin alreadyLiked alreadyShortlisted alreadyIgnored'),
  ...of('activities.', 'others', 'id at kind interest target.id from.id'),
}

/** Fields of the same objects in other places: lists of activities say more, and a form sends a label. */
export const neverInProfile: readonly string[] = [
  'activities.target.bnrId',
  'activities.target.name',
  'activities.from.bnrId',
  'activities.from.name',
  'activities.introduced',
  'professionalPreference.income.label',
]

const rowsFor = {
  member: ['members', 'others'],
  contact: ['members', 'others', 'opened'],
  owner: ['members', 'opened', 'owner'],
  staff: ['members', 'opened', 'owner', 'staff'],
} as const satisfies Record<string, readonly SeenBy[]>

/** The fields that a viewer sees: 'contact' is a member who opened the phone number. */
export function seenFrom(viewer: keyof typeof rowsFor): string[] {
  const rows: readonly SeenBy[] = rowsFor[viewer]
  return Object.keys(specifiedProfileFields)
    .filter((path) => rows.includes(specifiedProfileFields[path] as SeenBy))
    .sort()
}
