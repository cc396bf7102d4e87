import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import { DigitsField } from './DigitsField.tsx'
import { focusFirstError } from './focusFirstError.ts'
import { NameField } from './NameField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioCards } from './RadioCards.tsx'
import { TextField } from './TextField.tsx'

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false })

describe('keystroke limits', () => {
  it.each(["D'Souza", 'D’Souza', 'Mary-Ann', 'P. J. Mathew', 'அனிதா கிறிஸ்டி'])(
    'accept %s in a name without a hint',
    async (name) => {
      render(<NameField label="Name" />)
      await userEvent.type(input('Name'), name)
      expect(input('Name').value).toBe(name)
      expect(screen.queryByText(/only$/)).toBeNull()
    },
  )

  it('explain a refused key until the next one fits', async () => {
    render(<NameField label="Name" />)
    await userEvent.type(input('Name'), 'Anita2')
    const hint = screen.getByText('Letters, spaces, apostrophes, hyphens and dots only')
    expect(hint.getAttribute('aria-live')).toBe('polite')
    await userEvent.type(input('Name'), ' G')
    expect(hint.textContent).toBe('')
    expect(input('Name').value).toBe('Anita G')
  })

  it('keep all other characters out of a name', async () => {
    const onChange = vi.fn()
    render(<NameField label="Name" onChange={onChange} />)
    await userEvent.type(input('Name'), 'Anita 2 Grace! அனிதா')
    expect(input('Name').value).toBe('Anita  Grace அனிதா')
    expect(onChange).toHaveBeenLastCalledWith('Anita  Grace அனிதா')
  })

  it('clean pasted text too', async () => {
    render(<DigitsField label="BNR ID" />)
    await userEvent.click(input('BNR ID'))
    await userEvent.paste('BNR 1000-0001')
    expect(input('BNR ID').value).toBe('10000001')
  })

  it('stop at the maximum length', async () => {
    render(<DigitsField label="BNR ID" maxLength={8} />)
    await userEvent.type(input('BNR ID'), '123456789')
    expect(input('BNR ID').value).toBe('12345678')
  })

  it('keep the caret where a refused character was typed', async () => {
    render(<NameField label="Name" defaultValue="AnGrace" />)
    const name = input('Name')
    name.focus()
    name.setSelectionRange(2, 2)
    await userEvent.keyboard('7ita ')
    expect(name.value).toBe('Anita Grace')
  })
})

function SamplePhone({ countryCode }: { countryCode: string }) {
  const [phone, setPhone] = useState({ countryCode, number: '' })
  const codes = [
    { value: '91', label: 'India (+91)' },
    { value: '971', label: 'United Arab Emirates (+971)' },
  ]
  return <PhoneField label="Mobile" countryCodes={codes} value={phone} onChange={setPhone} />
}

describe('a phone number', () => {
  it.each([
    ['91', '9000000001'],
    ['971', '90000000012345'],
  ])('accepts as many digits as code %s allows', async (countryCode, expected) => {
    render(<SamplePhone countryCode={countryCode} />)
    await userEvent.type(input('Mobile'), '90000-00001 234567')
    expect(input('Mobile').value).toBe(expected)
  })

  it('keeps its number when the country changes', async () => {
    render(<SamplePhone countryCode="91" />)
    await userEvent.type(input('Mobile'), '501234567')
    await userEvent.selectOptions(screen.getByLabelText('Country code'), '971')
    expect(input('Mobile').value).toBe('501234567')
    expect(screen.getByText('+971')).toBeTruthy()
  })
})

describe('a field', () => {
  it('connects its error and hint with the input and marks it invalid', () => {
    render(<TextField label="E-mail" description="Optional" error="Invalid email" />)
    const described = input('E-mail').getAttribute('aria-describedby') ?? ''
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Invalid email', 'Optional'])
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('true')
  })

  it('has no description without a hint or an error', () => {
    render(<TextField label="E-mail" />)
    expect(input('E-mail').hasAttribute('aria-describedby')).toBe(false)
    expect(input('E-mail').hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows a password only on request', async () => {
    render(<PasswordField label="Your secret" />)
    expect(input('Your secret').type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input('Your secret').type).toBe('text')
  })
})

function SampleForm() {
  const cards = [
    { value: 'm', label: 'Male' },
    { value: 'f', label: 'Female' },
  ]
  return (
    <form aria-label="Sample">
      <NameField label="Name" />
      <RadioCards
        label="Gender"
        cards={cards}
        value={null}
        onChange={() => undefined}
        error="Select Gender"
      />
      <TextField label="E-mail" error="Invalid email" />
    </form>
  )
}

describe('the first invalid field', () => {
  it('takes the focus, even if it is a group', async () => {
    render(<SampleForm />)
    focusFirstError(screen.getByRole('form'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Male')))
  })
})

describe('a birth date', () => {
  const range = { min: '1950-01-01', max: '2007-06-30', defaultYear: 2004 }

  function SampleDate({ onChange }: { onChange: (date: string) => void }) {
    const [date, setDate] = useState('')
    const change = (next: string) => {
      setDate(next)
      onChange(next)
    }
    return <DateOfBirthField label="Birth date" {...range} value={date} onChange={change} />
  }

  it('starts at the default year and is complete once day and month are chosen', async () => {
    const onChange = vi.fn()
    render(<SampleDate onChange={onChange} />)
    expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2004')
    await userEvent.selectOptions(screen.getByLabelText('Day'), '9')
    expect(onChange).toHaveBeenLastCalledWith('')
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'February')
    expect(onChange).toHaveBeenLastCalledWith('2004-02-09')
  })

  it('uses a default year that arrives late, and keeps a year that was chosen', async () => {
    const field = (max: string, defaultYear: number) => (
      <DateOfBirthField
        label="Birth date"
        value=""
        onChange={() => undefined}
        min={range.min}
        max={max}
        defaultYear={defaultYear}
      />
    )
    const shown = (part: string) => screen.getByLabelText<HTMLSelectElement>(part).value
    const { rerender } = render(field('2002-12-31', 2002))
    rerender(field('2008-12-31', 2006))
    expect(shown('Year')).toBe('2006')
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'April')
    await userEvent.selectOptions(screen.getByLabelText('Year'), '1999')
    rerender(field('2009-12-31', 2007))
    expect([shown('Month'), shown('Year')]).toEqual(['4', '1999'])
  })

  it('offers only the days of the month and the years of the range', async () => {
    render(<SampleDate onChange={() => undefined} />)
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'February')
    expect(screen.getByLabelText('Day').querySelectorAll('option[value]:not([value=""])')).toHaveLength(29)
    const years = [...screen.getByLabelText('Year').querySelectorAll('option')].map((option) => option.value)
    expect(years.slice(0, 2)).toEqual(['', '2007'])
    expect(years.at(-1)).toBe('1950')
  })
})
