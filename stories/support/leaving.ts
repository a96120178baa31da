/** The event of the Navigation API before a page is left; the DOM library lacks it. */
type Leaving = Event & { destination: { url: string } }

/** Prevents the page from leaving for another origin. `beforeEach: stayHere` */
let left: string[] = []

export const leftFor = (): readonly string[] => left

export function stayHere() {
  left = []
  const navigation: unknown = Reflect.get(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API')
  const keep = (event: Event) => {
    // the type of the event with this name
    const { url } = (event as Leaving).destination
    if (new URL(url).origin === globalThis.origin) return
    left.push(url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', keep)
  return () => navigation.removeEventListener('navigate', keep)
}
