/** Options for `styled`: props of the component that are not for the element. `as` chooses the element. */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (prop: string) => prop !== 'as' && !names.includes(prop),
})
