import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { MultiSelectField } from './MultiSelectField.tsx'
import { SelectField } from './SelectField.tsx'

const cities = ['Chennai', 'Coimbatore', 'Madurai'].map((label) => ({ value: label.toLowerCase(), label }))
afterEach(cleanup)

function Place({ clearable = false }) {
  const [city, setCity] = useState<string | null>(null)
  return (
    <>
      <SelectField label="City" choices={cities} value={city} onChange={setCity} clearable={clearable} />
      <button type="button" onClick={() => setCity(null)}>
        Another state
      </button>
      <p data-testid="value">{city ?? 'none'}</p>
    </>
  )
}

const field = () => screen.getByRole('combobox') as HTMLInputElement
const value = () => screen.getByTestId('value').textContent
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('a long list', () => {
  it('chooses an entry by typing and Enter', async () => {
    render(<Place />)
    await userEvent.type(field(), 'ma')
    expect(options()).toEqual(['Madurai'])
    await userEvent.keyboard('{Enter}')
    expect([value(), field().value, options()]).toEqual(['madurai', 'Madurai', []])
  })

  it('shows all entries when it is opened with a choice made', async () => {
    render(<Place />)
    await userEvent.type(field(), 'coi{Enter}')
    await userEvent.click(field())
    expect(options()).toHaveLength(3)
    await userEvent.click(screen.getByRole('option', { name: 'Chennai' }))
    expect([value(), field().value]).toEqual(['chennai', 'Chennai'])
  })

  it('keeps the choice when the typed text matches nothing', async () => {
    render(<Place />)
    await userEvent.type(field(), 'coi{Enter}')
    await userEvent.clear(field())
    await userEvent.type(field(), 'xyz')
    expect(screen.getByText('Nothing found')).toBeTruthy()
    await userEvent.tab()
    expect([value(), field().value]).toEqual(['coimbatore', 'Coimbatore'])
    await userEvent.type(field(), 'xyz{Escape}')
    expect([value(), field().value]).toEqual(['coimbatore', 'Coimbatore'])
  })

  it('chooses the highlighted entry even if the mouse leaves the list', async () => {
    render(<Place />)
    await userEvent.type(field(), 'ma')
    await userEvent.hover(screen.getByRole('option'))
    await userEvent.unhover(screen.getByRole('option'))
    await userEvent.keyboard('{Enter}')
    expect(value()).toBe('madurai')
  })

  it('becomes empty when its value is cleared from outside', async () => {
    render(<Place />)
    await userEvent.type(field(), 'mad{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Another state' }))
    expect([value(), field().value]).toEqual(['none', ''])
  })

  it('reports no change when its list loads after its value', async () => {
    const changes: (string | null)[] = []
    const fieldWith = (choices: typeof cities) => (
      <SelectField label="City" choices={choices} value="madurai" onChange={(value) => changes.push(value)} />
    )
    const { rerender } = render(fieldWith([]))
    expect(field().value).toBe('madurai')
    rerender(fieldWith(cities))
    expect(field().value).toBe('Madurai')
    await userEvent.click(field())
    await userEvent.tab()
    expect(changes).toEqual([])
  })

  it('can be cleared if the field is optional', async () => {
    render(<Place clearable />)
    await userEvent.type(field(), 'mad{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Clear City' }))
    expect([value(), field().value]).toEqual(['none', ''])
  })
})

function Places({ choices = cities }) {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <>
      <MultiSelectField label="Cities" choices={choices} value={chosen} onChange={setChosen} />
      <p data-testid="value">{chosen.join(',') || 'none'}</p>
    </>
  )
}

describe('a long list with several choices', () => {
  it('stays open, and offers no choice twice', async () => {
    render(<Places />)
    await userEvent.type(field(), 'che{Enter}')
    expect([value(), field().value, options()]).toEqual(['chennai', '', ['Coimbatore', 'Madurai']])
    await userEvent.click(screen.getByRole('option', { name: 'Madurai' }))
    expect(value()).toBe('chennai,madurai')
  })

  it.each(['{Enter}', '{ArrowDown}', '{ArrowUp}{ArrowDown}{Enter}'])(
    'keeps the text typed before its list has loaded: %s',
    async (early) => {
      const { rerender } = render(<Places choices={[]} />)
      await userEvent.type(field(), `mad${early}`)
      expect(field().value).toBe('mad')
      rerender(<Places />)
      await userEvent.keyboard('{Enter}')
      expect(value()).toBe('madurai')
    },
  )

  it('removes choices by their cross and by Backspace', async () => {
    render(<Places />)
    await userEvent.type(field(), 'che{Enter}mad{Enter}coi{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Madurai' }))
    expect(value()).toBe('chennai,coimbatore')
    await userEvent.type(field(), '{Backspace}')
    expect(value()).toBe('chennai')
    await userEvent.type(field(), 'x{Backspace}')
    expect(value()).toBe('chennai')
  })
})
