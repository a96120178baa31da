import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'

/** What has moved the highlight. Without any, it follows the value. */
export type MovedBy = 'keyboard' | 'pointer'

type OptionListProps<Option> = {
  /** The id of the input. */
  id: string
  /** What the open list offers. */
  options: readonly Option[]
  optionKey: (option: Option) => string | number
  /** Options of an earlier and a later answer with the same identity are one; default: their key. */
  identity?: (option: Option) => unknown
  value: Option | null
  text: string
  open: boolean
  onOpen?: () => void
  onClose?: () => void
  /** The list stays open, its first option is highlighted, and the arrow keys stop at both ends. */
  permanent?: boolean
  disabled?: boolean
  onType: (text: string) => void
  onChoose: (option: Option) => void
  onMove: (by: MovedBy) => void
  /** Runs before the keys of the list. @returns whether it has dealt with the key */
  onKey: (event: KeyboardEvent) => boolean
}

const PAGE = 5
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/** Marks the highlighted option. Its value is `keys` when the arrow keys have reached it. */
export const HIGHLIGHT = 'data-highlight'

const indexOf = ({ currentTarget }: SyntheticEvent<HTMLElement>) => Number(currentTarget.dataset['index'])

function scrollTo(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return
  const bottom = offsetTop + offsetHeight
  if (bottom > list.clientHeight + list.scrollTop) list.scrollTop = bottom - list.clientHeight
  else if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
}

/**
 * Roles and keys of a text field with a list of options (APG combobox with a listbox). The focus stays in the field. The
 * highlight is an attribute of the option, so that a key press renders nothing.
 */
export function useOptionList<Option>(props: OptionListProps<Option>) {
  const { id, options, optionKey, identity = optionKey, value, text, permanent = false, disabled = false } = props
  const { onOpen, onClose, onType, onChoose, onMove, onKey } = props
  const open = props.open && !disabled
  const listed = open && options.length > 0
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const at = useRef(-1)
  const by = useRef<MovedBy | 'value'>('value')
  /** A finger has moved the list: what is highlighted may be out of sight. */
  const finger = useRef({ down: false, scrolled: false })
  const entered = useRef(false)
  const shown = useRef<{ options: readonly Option[]; text: string; value: Option | null; open: boolean }>(null)

  const optionId = (index: number) => `${id}-option-${index}`

  function highlight(index: number, moved: MovedBy | 'value', scrolls = true): void {
    at.current = index
    by.current = moved
    if (index === -1) input.current?.removeAttribute('aria-activedescendant')
    else input.current?.setAttribute('aria-activedescendant', optionId(index))
    const rows = list.current
    rows?.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT)
    const row = rows?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    row?.setAttribute(HIGHLIGHT, moved === 'keyboard' ? 'keys' : '')
    if (!rows || !scrolls) return
    if (row) scrollTo(rows, row)
    else rows.scrollTop = 0
  }

  function move(index: number, moved: MovedBy): void {
    highlight(index, moved, moved === 'keyboard')
    onMove(moved)
  }

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { options, text, value, open }
    if (!open) {
      input.current?.removeAttribute('aria-activedescendant')
      return
    }
    const isOne = (one: Option | undefined, other: Option | undefined) =>
      one !== undefined && other !== undefined && identity(one) === identity(other)
    const continues = before?.open === true && before.text === text && isSame(before.value, value, optionKey)
    const earlier = continues ? before.options : []
    const grows = earlier.every((option, index) => isOne(option, options[index]))
    if (continues && grows && earlier.length === options.length) return
    const same = options.findIndex((option) => isOne(earlier[at.current], option))
    if (same !== -1) return highlight(same, by.current, by.current !== 'pointer')
    const chosen = value === null ? -1 : options.findIndex((option) => optionKey(option) === optionKey(value))
    const first = permanent && options.length > 0 ? 0 : -1
    highlight(chosen === -1 ? first : chosen, 'value', chosen !== -1 || earlier.length === 0 || !grows)
  })

  function show(): void {
    if (props.open) return
    finger.current.down = false
    onOpen?.()
  }

  function hide(): void {
    if (!props.open) return
    by.current = 'value'
    finger.current.scrolled = false
    onClose?.()
  }

  const toggle = () => (props.open ? hide() : show())

  function take(index: number): void {
    const option = options[index]
    if (option !== undefined && option !== value) onChoose(option)
    hide()
  }

  function step(by: number): void {
    finger.current = { down: false, scrolled: false }
    const last = options.length - 1
    const next = at.current + by
    const stops = Math.abs(by) > 1 || (permanent && at.current !== -1)
    if (next < 0) move(stops ? Math.min(0, last) : last, 'keyboard')
    else if (next > last) move(stops ? last : Math.min(0, last), 'keyboard')
    else move(next, 'keyboard')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(event)) return
    const { key } = event
    const by = STEPS[key]
    const { scrolled } = finger.current
    if (by !== undefined) {
      event.preventDefault()
      if (open) step(by)
      show()
    } else if (!open) return
    else if (!permanent && (key === 'Home' || key === 'End')) {
      event.preventDefault()
      move(key === 'Home' ? Math.min(0, options.length - 1) : options.length - 1, 'keyboard')
    } else if (key === 'Enter' && (at.current !== -1 || scrolled)) {
      event.preventDefault()
      if (scrolled) hide()
      else take(at.current)
    } else if (key === 'Escape') {
      event.preventDefault()
      // the layer around the field stays open
      event.stopPropagation()
      hide()
    }
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    finger.current.scrolled = false
    if (target.value !== text) onType(target.value)
    if (target.value !== '') show()
  }

  return {
    /** Whether options are shown. */
    open,
    toggle,
    rootProps: {
      onKeyDown,
      // a press on what is around the field does not take its focus away
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (isInside(event) && event.target !== input.current) event.preventDefault()
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const field = input.current
        if (!field || !isInside(event)) return
        field.focus()
        if (!entered.current && field.selectionStart === field.selectionEnd) field.select()
        entered.current = true
      },
    },
    inputProps: {
      id,
      ref: input,
      value: text,
      disabled,
      onChange,
      onBlur: () => {
        entered.current = false
        hide()
      },
      onMouseDown: ({ button }: MouseEvent) => {
        if (!disabled && button === 0 && (text === '' || !props.open)) toggle()
      },
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': listed,
      'aria-controls': listed ? `${id}-listbox` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    } as const,
    listProps: {
      ref: list,
      id: `${id}-listbox`,
      role: 'listbox',
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onScroll: () => {
        if (finger.current.down) finger.current.scrolled = true
      },
    } as const,
    optionProps: (index: number, selected: boolean) =>
      ({
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': selected,
        'data-index': index,
        onMouseMove: (event: MouseEvent<HTMLElement>) => {
          if (!finger.current.down) finger.current.scrolled = false
          if (indexOf(event) !== at.current) move(indexOf(event), 'pointer')
        },
        onTouchStart: (event: SyntheticEvent<HTMLElement>) => {
          finger.current = { down: true, scrolled: false }
          move(indexOf(event), 'pointer')
        },
        onClick: (event: MouseEvent<HTMLElement>) => {
          finger.current.down = false
          take(indexOf(event))
        },
      }) as const,
  }
}

const isSame = <Option>(one: Option | null, other: Option | null, key: (option: Option) => unknown) =>
  one === other || (one !== null && other !== null && key(one) === key(other))

/** Not from a layer that this part has opened elsewhere in the page. */
const isInside = ({ currentTarget, target }: MouseEvent<HTMLElement>) =>
  target instanceof Node && currentTarget.contains(target)
