import QtQuick
import QtQuick.Window
import QtWebEngine

// One window with one page, which the tests control over DevTools.
Window {
    width: 1280
    height: 800
    visible: true

    WebEngineView {
        anchors.fill: parent
        url: "about:blank"
    }
}
