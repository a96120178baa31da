import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'

import { AddressText } from '~/design/data/Facts'
import { ErrorIcon, WarningIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'
import { hasModifier, isComposing } from '~/platform/key-press'

import { Cross, Input, Item, List, Root, Status, Word } from './chips-field-parts'
import { controlAria, Field, type FieldTexts } from './Field'

export type Chip = {
  text: string
  /** What is wrong with the entry, and how serious it is. Valid chips are neutral. */
  problem?: { text: string; tone: 'error' | 'warning' } | undefined
}

type ChipsFieldProps = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'name' | 'autoFocus' | 'disabled' | 'onBlur'> & {
    chips: readonly Chip[]
    /** The text that is being typed and is not a chip yet. */
    typed: string
    onTyped: (text: string) => void
    /** Called on Enter or when the field loses focus: the typed text becomes a chip. */
    onCommit: () => void
    /** @returns whether the text was taken; otherwise it is pasted into the input */
    onPasteText: (text: string) => boolean
    /** Moves the chip's text back into the input. */
    onEdit: (index: number) => void
    onRemove: (index: number) => void
    listLabel: string
    removeLabel: (text: string) => string
    /** Announced when a chip is removed. */
    removedLabel: (text: string) => string
    /** Describes to screen readers how to change a chip by keyboard. */
    chipHelp: string
    /** Below the box, only when there is no error. */
    status?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/**
 * One field for many entries: each becomes a chip. The chips are one tab stop. Arrow keys move between them, Delete
 * removes one, Enter moves its text back for a correction.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, error, warning, helper, optional = false, chips, typed, status, disabled = false } = props
  const { onTyped, onCommit, onPasteText, onEdit, onRemove, onBlur, ref, ...rest } = props
  const { listLabel, removeLabel, removedLabel, chipHelp, name, inputMode, autoFocus } = rest
  const id = useId()
  const texts = { error, warning, helper, optional }
  const box = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<string>()
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, chips.length - 1)
  const keys = keysOf(chips)

  const input = () => box.current?.querySelector('input')
  const wordAt = (index: number) => box.current?.querySelectorAll<HTMLElement>('[data-word]')[index]

  /** Moves the focus before its element disappears. */
  function remove(index: number) {
    const last = index === chips.length - 1
    setRemoved(chips[index]?.text)
    // of two identical neighbours, React keeps the first element
    const after = chips[index + 1]?.text === chips[index]?.text ? index : index + 1
    const next = chips.length === 1 ? input() : wordAt(last ? index - 1 : after)
    next?.focus()
    setCurrent(last ? index - 1 : index)
    onRemove(index)
  }

  function edit(index: number) {
    if (disabled) return
    input()?.focus()
    onEdit(index)
  }

  function move(event: KeyboardEvent, index: number) {
    event.preventDefault()
    if (index >= chips.length) return input()?.focus()
    wordAt(Math.max(0, index))?.focus()
  }

  function onWordKey(event: KeyboardEvent, index: number) {
    if (hasModifier(event)) return
    const { key } = event
    if (key === 'ArrowLeft') move(event, index - 1)
    if (key === 'ArrowRight') move(event, index + 1)
    if (key === 'Home') move(event, 0)
    if (key === 'End') move(event, chips.length)
    if (disabled) return
    if (key === 'F2') edit(index)
    if (key !== 'Delete' && key !== 'Backspace') return
    event.preventDefault()
    remove(index)
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: field } = event
    if (isComposing(event.nativeEvent)) return
    const atStart = field.selectionStart === 0 && field.selectionEnd === 0
    if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // does not submit: one Enter too many must not send the form
      event.preventDefault()
      onCommit()
    }
    if (atStart && chips.length > 0 && (key === 'ArrowLeft' || key === 'Backspace')) move(event, chips.length - 1)
  }

  /** Pasted or dropped: the input alone would lose the line ends. */
  function onInsert(event: ClipboardEvent | DragEvent) {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    if (disabled || !onPasteText(data.getData('text/plain'))) return
    event.preventDefault()
    input()?.focus()
  }

  return (
    <Field id={id} label={label} {...texts}>
      <Root
        ref={box}
        onMouseDown={(event) => {
          if (event.target !== box.current) return
          event.preventDefault()
          input()?.focus()
        }}
      >
        {chips.length > 0 && (
          <List aria-label={listLabel}>
            {chips.map(({ text, problem }, index) => (
              <Item key={keys[index]} data-tone={problem?.tone} data-disabled={disabled} title={problem?.text}>
                <Word
                  type="button"
                  data-word
                  tabIndex={index === stop ? 0 : -1}
                  aria-describedby={problem ? `${id}-${index}` : `${id}-keys`}
                  onFocus={() => setCurrent(index)}
                  onKeyDown={(event) => onWordKey(event, index)}
                  onClick={() => edit(index)}
                >
                  {problem && (problem.tone === 'error' ? <ErrorIcon size={14} /> : <WarningIcon size={14} />)}
                  <span>
                    <AddressText>{text}</AddressText>
                  </span>
                </Word>
                <Cross
                  type="button"
                  tabIndex={-1}
                  disabled={disabled}
                  aria-label={removeLabel(text)}
                  onClick={() => remove(index)}
                >
                  <CloseIcon size={14} />
                </Cross>
                {problem && <VisuallyHidden id={`${id}-${index}`}>{`${problem.text}. ${chipHelp}`}</VisuallyHidden>}
              </Item>
            ))}
          </List>
        )}
        <Input
          ref={ref}
          id={id}
          name={name}
          value={typed}
          inputMode={inputMode}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={disabled}
          {...controlAria(id, texts, status ? `${id}-status` : undefined)}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={onInputKey}
          onPaste={onInsert}
          onDrop={onInsert}
          onBlur={(event) => {
            onCommit()
            onBlur?.(event)
          }}
        />
      </Root>
      <VisuallyHidden id={`${id}-keys`}>{chipHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{removed !== undefined && removedLabel(removed)}</VisuallyHidden>
      {status && (
        <Status id={`${id}-status`} role="status">
          {status}
        </Status>
      )}
    </Field>
  )
}

/** The same text may occur twice. A chip keeps its key, and so the focus, when one before it is removed. */
function keysOf(chips: readonly Chip[]): string[] {
  const counts = new Map<string, number>()
  return chips.map(({ text }) => {
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    return `${before}-${text}`
  })
}
