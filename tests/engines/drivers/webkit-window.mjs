/**
 * The window that WebKit's driver starts as its browser. Debian's MiniBrowser is never narrower
 * than 447 px and does not expose the console. Runs in gjs, not in Node.
 */
import Gdk from 'gi://Gdk?version=3.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

const [given] = System.programArgs;
const { width, height, folder, refuses, hasLessMotion, isPrivate } = JSON.parse(given);

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = !hasLessMotion;

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager(
    isPrivate
      ? { is_ephemeral: true }
      : { base_data_directory: `${folder}/data`, base_cache_directory: `${folder}/cache` },
  ),
});
context.set_automation_allowed(true);
if (refuses === 'cookies') {
  context.get_cookie_manager().set_accept_policy(WebKit.CookieAcceptPolicy.NEVER);
}
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', openView);
});

function openView() {
  const settings = new WebKit.Settings({
    enable_write_console_messages_to_stdout: true,
    enable_javascript_markup: refuses !== 'scripts',
    enable_html5_local_storage: refuses !== 'storage',
    hardware_acceleration_policy: WebKit.HardwareAccelerationPolicy.NEVER,
  });
  const view = new WebKit.WebView({
    web_context: context,
    settings,
    is_controlled_by_automation: true,
  });
  const window = new Gtk.Window({ decorated: false, default_width: width, default_height: height });
  window.add(view);
  window.show_all();
  // There is no window manager that would focus the window.
  window.get_window().focus(Gdk.CURRENT_TIME);
  view.grab_focus();
  return view;
}

Gtk.main();
