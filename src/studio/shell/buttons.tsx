// Buttons, checkboxes, menus, disclosures and page headings.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogoField } from '../state/logo/add-logo.ts';
import { useStudio } from '../state/studio.ts';
import { UiIcon, type UiIconName } from './ui-icon.tsx';

interface IconButtonProps {
  readonly icon: UiIconName;
  readonly label: string;
  /** Tooltip. Default: the label. */
  readonly title?: string;
  readonly isSmall?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  act(): void;
}

// With `disabled` instead of `aria-disabled`, the button would lose the focus after the last undo. (Decision 074)
export const IconButton = (props: IconButtonProps) => (
  <button
    type="button"
    class={props.isSmall ? 'icon-button icon-button-small' : 'icon-button'}
    title={props.title ?? props.label}
    aria-label={props.label}
    aria-pressed={props.isPressed}
    aria-disabled={props.isDisabled}
    onClick={props.act}
  >
    <UiIcon name={props.icon} />
  </button>
);

interface FileButtonProps {
  readonly extraClass?: string;
  /** Attributes of the input. JSX types lack `webkitdirectory`, which all browsers support. */
  readonly takes: {
    readonly accept?: string;
    readonly multiple?: boolean;
    readonly webkitdirectory?: boolean;
  };
  readonly children: ComponentChildren;
  onFiles(files: readonly [File, ...File[]]): void;
}

/** A file input that looks like a button. */
export const FileButton = ({ extraClass = 'button', takes, children, onFiles }: FileButtonProps) => (
  <label class={`file-button ${extraClass}`}>
    {children}
    <input
      class="visually-hidden"
      type="file"
      {...takes}
      onChange={({ currentTarget: input }) => {
        const [first, ...others] = input.files ?? [];
        if (first) onFiles([first, ...others]);
        // The same file can then be chosen again.
        input.value = '';
      }}
    />
  </label>
);

interface LogoButtonProps extends Pick<FileButtonProps, 'extraClass' | 'children'> {
  /** The field that gets the logo. */
  readonly field?: LogoField;
}

export const LogoButton = ({ field, ...button }: LogoButtonProps) => {
  const { logo } = useStudio();
  return (
    <FileButton
      takes={{ accept: 'image/*,.svg' }}
      onFiles={([file]) => void logo.use(file, field)}
      {...button}
    />
  );
};

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <label class="check row">
    <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

interface MenuButtonProps {
  /** Id of the list. Must be unique in the page. */
  readonly id: string;
  readonly icon: UiIconName;
  readonly label: string;
  /** Whether the button shows only the icon. */
  readonly isBare?: boolean;
  readonly items: readonly { readonly label: string; act(): void }[];
  /** Content below the items. */
  readonly children?: ComponentChildren;
}

/** Escape, a click outside and a focus outside close the menu. Escape and a choice return the focus to the button. */
export const MenuButton = ({ id, icon, label, isBare, items, children }: MenuButtonProps) => {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent;
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (!isOpen.peek() || (isEscape ? event.key !== 'Escape' : isInside)) return;
      isOpen.value = false;
      if (!isEscape) return;
      // Keeps a dialog around the menu open.
      event.preventDefault();
      opener.current?.focus();
    };
    const types = ['pointerdown', 'focusin', 'keydown'];
    for (const type of types) addEventListener(type, close);
    return () => {
      for (const type of types) removeEventListener(type, close);
    };
  }, []);
  return (
    <div class="menu" ref={menu}>
      <button
        type="button"
        class={isBare ? 'icon-button' : 'button'}
        aria-label={isBare ? label : undefined}
        aria-expanded={isOpen.value}
        aria-controls={id}
        ref={opener}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <UiIcon name={icon} />
        {!isBare && label}
      </button>
      {isOpen.value && (
        <div id={id} class="menu-list">
          {items.map(item => (
            <button
              key={item.label}
              type="button"
              class="icon-button"
              onClick={() => {
                isOpen.value = false;
                opener.current?.focus();
                item.act();
              }}
            >
              {item.label}
            </button>
          ))}
          {children}
        </div>
      )}
    </div>
  );
};

interface DisclosureProps {
  readonly title: ComponentChildren;
  readonly extraClass?: string;
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Renders `children` only while it is open. */
export const Disclosure = ({ title, extraClass = 'more', isOpen = false, children }: DisclosureProps) => {
  const open = useSignal(isOpen);
  return (
    <details
      class={extraClass}
      open={open.value}
      onToggle={event => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary class="row spread">
        {title}
        <UiIcon name="down" />
      </summary>
      {open.value && children}
    </details>
  );
};

/** Takes the focus when the user comes from another page of the studio. */
export const PageHeading = ({ extraClass, children }: Pick<DisclosureProps, 'extraClass' | 'children'>) => {
  const { hasMoved } = useStudio().history;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved.peek()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 class={extraClass} tabIndex={-1} ref={heading} dir="auto">
      {children}
    </h1>
  );
};
