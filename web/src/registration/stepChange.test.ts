import { type WizardStep, wizardSteps } from '@bnr/contract/profiles/steps'
import { describe, expect, it } from 'vitest'
import { changeOf, errorsOfStep, type StepValues, withChange } from './stepChange.ts'
import { initialValues } from './stepForm.ts'
import { withTyped } from './typed.ts'

const [personal, family, work, contact] = wizardSteps as unknown as [
  WizardStep,
  WizardStep,
  WizardStep,
  WizardStep,
]
const errors = (step: WizardStep, values: StepValues, passwordNeeded = false) =>
  errorsOfStep(step, values, {}, passwordNeeded)

describe('what a step sends', () => {
  it('contains its own fields, not the rest of the draft', () => {
    const saved = { basic: { name: 'Anna', motherTongue: 'Tamil' } }
    const values = {
      ...saved,
      basic: { ...saved.basic, motherTongue: 'Telugu' },
      family: { type: 'Nuclear' },
    }
    expect(changeOf(personal, values, saved)).toEqual({ basic: { motherTongue: 'Telugu' }, religion: {} })
  })

  it('clears saved answers that were removed', () => {
    const saved = { basic: { email: { address: 'a@b.in', type: 'P' as const } } }
    expect(changeOf(personal, { basic: {} }, saved).basic).toEqual({ email: null })
  })

  it('drops the children and the marriage of somebody who never married', () => {
    const saved = { basic: { maritalStatus: 'Divorced', childCount: '2' as const, marriageYear: 2010 } }
    const values = { basic: { ...saved.basic, maritalStatus: 'Never Married' } }
    expect(changeOf(family, values, saved).basic).toEqual({
      maritalStatus: 'Never Married',
      childCount: null,
      marriageYear: null,
    })
  })

  it('drops the answers to questions of another status', () => {
    const values = { basic: { maritalStatus: 'Widow / Widower', divorceYear: 2015, separationReason: 'x' } }
    expect(changeOf(family, values, {}).basic).toEqual({ maritalStatus: 'Widow / Widower' })
  })

  it('reappears on the way back as it was saved', () => {
    const saved = { basic: { name: 'Anna' }, family: { type: 'Nuclear' } }
    expect(withChange(saved, { basic: { weight: 55 } })).toMatchObject({
      basic: { name: 'Anna', weight: 55 },
      family: { type: 'Nuclear' },
    })
  })
})

describe('answers typed before going back', () => {
  const saved = { basic: { name: 'Anna', maritalStatus: 'Divorced' }, professional: { occupation: 'Nurse' } }

  it('reappear in their step, over the answers saved by then', () => {
    const typed = { basic: { maritalStatus: 'Never Married' }, professional: { occupation: 'Doctor' } }
    expect(withTyped(saved, typed, work)).toMatchObject({
      basic: { name: 'Anna', maritalStatus: 'Divorced' },
      professional: { occupation: 'Doctor' },
    })
  })

  it('do not exist in a step that was not seen yet', () => {
    expect(withTyped(saved, undefined, work)).toBe(saved)
  })
})

describe('the check of a step', () => {
  it('requires every answer of the first step, with its own messages', () => {
    expect(errors(personal, {}, true)).toEqual({
      'basic.dateOfBirth': 'Select birth date',
      'religion.denomination': 'Select denomination',
      'religion.spirituality': 'Select spirituality',
      'basic.motherTongue': 'Select mother tongue',
      password: 'Password cannot be empty',
    })
  })

  it('requires no second password once one is set', () => {
    expect(errors(personal, {}).password).toBeUndefined()
    expect(errors(personal, { password: 'short' }).password).toMatch(/^Password should contain/)
  })

  it.each([
    ['Never Married', undefined],
    ['Divorced', 'Select No. of Children'],
    ['Widow / Widower', 'Select No. of Children'],
  ])('asks a person of status %s for children: %s', (maritalStatus, message) => {
    expect(errors(family, { basic: { maritalStatus } })['basic.childCount']).toBe(message)
  })

  it.each([
    ['Student', []],
    ['Not Working', []],
    ['Software Professional', ['Select annual income', 'Select state', 'Select City']],
  ])('asks a %s for %j', (occupation, expected) => {
    const found = errors(work, { professional: { occupation }, location: { current: { country: 'India' } } })
    const { 'professional.education.degree': education, ...rest } = found
    expect(education).toBe('Select education')
    expect(Object.values(rest)).toEqual(expected)
  })

  it('requires every answer of the third step at once', () => {
    expect(Object.values(errors(work, initialValues({})))).toEqual([
      'Select education',
      'Select occupation',
      'Select annual income',
      'Select City',
    ])
  })

  it.each([
    ['91', '12345', 'Enter valid 10 digit phone number'],
    ['91', '', 'Enter mobile no.'],
    ['971', '501234567', undefined],
  ])('checks the contact number +%s %s', (countryCode, number, message) => {
    const basic = { contactPersonPhone: { countryCode, number, type: 'M' as const } }
    expect(errors(contact, { basic })['basic.contactPersonPhone.number']).toBe(message)
  })
})
