import { expect, test } from '@playwright/test'
import { button, choose, expectMessage, listField, pick, textField } from '../support/fields.ts'
import {
  expectAccessibleStep,
  expectStep,
  fillFamilyStep,
  openFreshStep,
  pressContinue,
} from '../support/wizard.ts'
import { mainWay } from '../widths.ts'

test.describe('step 3', () => {
  test('asks members with an income for income and place', async ({ page }) => {
    await openFreshStep(page, 3)
    await pressContinue(page)
    await expectMessage(listField(page, 'Education'), 'Select education')
    await expectMessage(listField(page, 'Occupation'), 'Select occupation')
    await expectAccessibleStep(page, 'Education & Occupation')
    await choose(page, 'Occupation', 'Nurse')
    await choose(page, 'Current location', 'Kuwait')
    await choose(page, 'Current location', 'India')
    await pressContinue(page)
    await expectMessage(listField(page, 'Annual income'), 'Select annual income')
    await expectMessage(listField(page, 'State'), 'Select state')
    await expectMessage(listField(page, 'City'), 'Select City')
    await expectStep(page, 'Education & Occupation', 50)
  })

  test('shows all messages at once, and Back keeps what was typed', async ({ page }) => {
    await openFreshStep(page, 3)
    await pressContinue(page)
    await expectMessage(listField(page, 'Education'), 'Select education')
    await expectMessage(listField(page, 'Occupation'), 'Select occupation')
    await expectMessage(listField(page, 'Annual income'), 'Select annual income')
    await expectMessage(listField(page, 'City'), 'Select City')
    await choose(page, 'Occupation', 'Nurse')
    await button(page, 'Back').press('Enter')
    await expectStep(page, 'Family Details', 30)
    await fillFamilyStep(page)
    await pressContinue(page)
    await expectStep(page, 'Education & Occupation', 50)
    await expect(listField(page, 'Occupation')).toHaveValue('Nurse')
  })

  test('lets a student continue without income and place', async ({ page }) => {
    await openFreshStep(page, 3)
    await choose(page, 'Education', 'B.Sc.')
    await choose(page, 'Occupation', 'Student')
    await expect(listField(page, 'Annual income')).toHaveCount(0)
    await pressContinue(page)
    await expectStep(page, 'Contact Information', 70)
  })

  test('clears the places inside a place that changes', async ({ page }) => {
    await openFreshStep(page, 3)
    await expect(listField(page, 'Current location')).toHaveValue('India')
    await expect(listField(page, 'State')).toHaveValue('Tamil Nadu')
    await choose(page, 'City', 'Madurai')
    await choose(page, 'State', 'Kerala')
    await expect(listField(page, 'City')).toHaveValue('')
    await choose(page, 'City', 'Kottayam')
    await choose(page, 'Current location', 'United States')
    await expect(listField(page, 'City')).toHaveCount(0)
    await choose(page, 'Current location', 'India')
    await expect(listField(page, 'State')).toHaveValue('')
    await expect(listField(page, 'City')).toHaveValue('')
    await expect(listField(page, 'City')).toBeDisabled()
  })
})

test.describe('step 4', () => {
  test('asks for the parents and the contact person', mainWay, async ({ page }) => {
    await openFreshStep(page, 4)
    await pressContinue(page, 'Save')
    for (const [name, message] of [
      ["Father's Name", "Enter father's name"],
      ["Mother's Name", "Enter mother's name"],
      ['Contact Person Name', 'Enter contact person name'],
      ['Mobile', 'Enter mobile no.'],
    ] as const)
      await expectMessage(textField(page, name), message)
    await expectMessage(listField(page, "Father's Occupation"), "Select father's occupation")
    await expectMessage(listField(page, "Mother's Occupation"), "Select mother's occupation")
    await expectMessage(listField(page, 'Relationship'), 'Select contact person relationship')
    await expectStep(page, 'Contact Information', 70)
    await expectAccessibleStep(page, 'Contact Information')
  })

  test('asks for a detail that depends on the occupation', async ({ page }) => {
    await openFreshStep(page, 4)
    for (const [occupation, label] of [
      ['Retired', 'Retired as'],
      ['Business', 'Business'],
      ['Farmer / Planter', 'Profession'],
    ] as const) {
      await pick(page, "Father's Occupation", occupation)
      await pressContinue(page, 'Save')
      await expectMessage(textField(page, label), `Enter ${label}`)
    }
    await pick(page, "Father's Occupation", 'Not Employed')
    await pick(page, "Mother's Occupation", 'Retired')
    await expect(textField(page, 'Retired as')).toHaveCount(1)
    await pick(page, "Mother's Occupation", 'Homemaker')
    for (const label of ['Retired as', 'Business', 'Profession'])
      await expect(textField(page, label)).toHaveCount(0)
  })

  test('needs a contact number of ten digits, or the registered one', async ({ page }) => {
    await openFreshStep(page, 4)
    const mobile = textField(page, 'Mobile')
    await mobile.pressSequentially('98x76')
    await expect(mobile).toHaveValue('9876')
    await pressContinue(page, 'Save')
    await expectMessage(mobile, 'Enter valid 10 digit phone number')
    await textField(page, 'Contact Person Name').pressSequentially('Ravi 2nd!')
    await expect(textField(page, 'Contact Person Name')).toHaveValue('Ravi nd')
    await page.getByRole('checkbox', { name: 'Same as Registered number' }).check()
    await expect(mobile).toHaveCount(0)
    await pressContinue(page, 'Save')
    await expect(page.getByText('Enter valid 10 digit phone number')).toHaveCount(0)
  })
})
