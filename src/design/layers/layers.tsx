import { useState, type ReactNode, type FormEventHandler, type ComponentType } from 'react'

import { componentOf } from '~/design/hooks/lazy-component'
import { IconButton } from '~/design/inputs/Button'
import { loadOnce } from '~/platform/async'

import { type LayerProps, withLayerBoundary } from './LayerBoundary'

const script = loadOnce(async () => {
  const [{ DialogLayer }, { DrawerLayer, SideSheetLayer }, { ListLayer, MenuLayer, PopoverLayer }] = await Promise.all([
    import('./DialogLayer'),
    import('./DrawerLayer'),
    import('./MenuLayer'),
  ])
  return { DialogLayer, DrawerLayer, SideSheetLayer, PopoverLayer, ListLayer, MenuLayer }
})

type Layers = Awaited<ReturnType<typeof script.load>>

/** Loads the code of all layers before one is opened. */
export const preloadLayers = script.preload

/** Rejects when a script does not come. */
export const loadLayers = script.load

/** A layer whose script is loaded when it is first opened, or before (`preloadLayers`). */
export function lazyLayer<Name extends keyof Layers>(name: Name) {
  type Props = PropsOf<Layers[Name]>
  const Layer = componentOf<Props>({
    loaded: () => script.loaded()?.[name] as ComponentType<Props> | undefined,
    load: async () => (await script.load())[name] as ComponentType<Props>,
  })
  return withLayerBoundary(Layer as ComponentType<Props>)
}

type PropsOf<Layer> = Layer extends (props: infer Props extends LayerProps) => unknown ? Props : never

const LazyDialog = lazyLayer('DialogLayer')

/**
 * True once the layer has been open: its code need not load before. It stays true, so that the closing animation is
 * shown.
 */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever
}

export type DialogProps = {
  open: boolean
  /** Names the action: 'Retirer 3 utilisateurs'. */
  title: ReactNode
  children?: ReactNode
  /** Cancel first, the action last. */
  actions?: ReactNode
  onClose: () => void
  /** During a call: Escape, backdrop and close button do nothing. */
  busy?: boolean
  wide?: boolean
  /** Keeps its height while its content changes: nothing moves under the pointer. */
  steady?: boolean
  /** Turns the dialog into a form; its last action submits. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** `alertdialog`: interrupts with a question, read out when it opens. */
  role?: 'dialog' | 'alertdialog'
  /** After the closing animation: the place to reset the content. */
  onClosed?: () => void
}

/**
 * For a form or a choice above the page. A question with two answers is a `ConfirmDialog`, a long form beside its page a
 * `Drawer`; what has an address of its own is a page. Its title is its name. Escape closes it, and the focus returns to
 * what opened it.
 */
export function Dialog(props: DialogProps) {
  return useEverOpen(props.open) && <LazyDialog {...props} />
}

const LazyDrawer = lazyLayer('DrawerLayer')

export type DrawerProps = {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Always visible at the bottom. */
  actions?: ReactNode
  /** With unsaved changes, ask with ConfirmLeave first. */
  onClose: () => void
  busy?: boolean
  anchor?: 'right' | 'bottom'
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/**
 * A form at the side, which leaves its page in view; a bottom sheet on phones. A short form is a `Dialog`, a few choices
 * beside a button a `PopoverPanel`. It is a modal dialog for screen readers, named by its title; Escape closes it.
 */
export function Drawer(props: DrawerProps) {
  return useEverOpen(props.open) && <LazyDrawer {...props} />
}

const LazySideSheet = lazyLayer('SideSheetLayer')

export type SideSheetProps = {
  open: boolean
  onClose: () => void
  label: string
  id?: string
  children: ReactNode
}

/** Shows the side navigation over the page in a narrow window. */
export function SideSheet(props: SideSheetProps) {
  return useEverOpen(props.open) && <LazySideSheet {...props} />
}

const LazyPopoverPanel = lazyLayer('PopoverLayer')

export type PopoverPanelProps = {
  /** The element it opens beside; null closes it. */
  anchor: Element | null
  onClose: () => void
  /** Accessible name, announced when the panel opens. */
  label: string
  side?: 'below' | 'below-end' | 'above' | 'right'
  /** In px at the default text size. */
  width?: number
  children: ReactNode
}

/**
 * Fields and choices beside the button that opened them. Commands are a menu, a form that is sent is a `Dialog`. Its label
 * is announced when it opens. Escape or a click outside closes it and returns the focus.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  return useEverOpen(props.anchor !== null) && <LazyPopoverPanel {...props} />
}

type PopoverButtonProps = {
  /** Names both the button, in its tooltip too, and its panel. */
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** An icon in a toolbar that opens a panel. The panel ends where the button ends: toolbars are at the right. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <PopoverPanel anchor={anchor} onClose={close} label={label} side="below-end">
        {children(close)}
      </PopoverPanel>
    </>
  )
}

/** The target of a dialog, such as the row it edits. It stays while the dialog closes, so its texts do too. */
export function useDialogTarget<Target>() {
  const [target, setTarget] = useState<Target>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    target,
    isOpen,
    open: (next: Target) => {
      setTarget(next)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    /** Once the dialog has closed. */
    clear: () => setTarget(undefined),
  }
}

/**
 * Whether the dialog named in the URL is open. It opens if the user may use it, and stays open when that right is
 * withdrawn, so typed text is not lost (C197).
 */
export function useDialogFromUrl(requested: boolean, allowed: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = requested && (allowed || wasOpen)
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  return isOpen
}
